import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const gameOf = (file: string): string | undefined => /\/src\/games\/([^/]+)\//.exec(file)?.[1];

/** Few and larger files: on a slow line each request costs more than what is in it.
 *  What the lobby shows of a game, what its table needs, and what every page needs. */
const FILES = [
  { name: 'pictures', test: /\/src\/(pictures\.ts|games\/[^/]+\/(Picture\.svelte|emblems\/))/, priority: 4 },
  { name: (file: string) => gameOf(file) ?? null, test: /\/src\/games\/[^/]+\/(?!scenarios\/|theme\.css)[^?]*\.(svelte|ts)/, priority: 3 },
  { name: 'table', test: /\/src\/(table|boards)\//, priority: 2 },
  { name: 'frame', test: /\/src\/(ui\/(?!Qr|qr)|net\/|lobby\/|look\/|games\/[^/]+\/theme\.css|(?!pictures|boards)[^/]+\.(svelte|ts)$)|node_modules\/(svelte|@fluent|esm-env|clsx)\//, priority: 5 },
];

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: '../build/page',
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy allows files of our own only: nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
  },
});
