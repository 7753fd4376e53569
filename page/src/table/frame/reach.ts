/** Whether a name means the computer itself, so that no other device can follow a link with it. */
export const isLoopback = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);
