/** Bytes of this device for a shuffle, in hex: with them the server alone does not determine the deal. */
export const ownBytes = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
