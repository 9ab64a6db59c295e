import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = 'http://127.0.0.1:3000'

/** What every page needs, in one chunk: it compresses better than many, and stays cached when the pages change. */
const everywhere =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!.*virtual)[^/]+|@trpc|@mantine\/core\/esm\/(core|components\/(ActionIcon|Button|Loader|Transition|UnstyledButton)))\//

export default defineConfig({
  root: here('.'),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: here('src/routes'),
      generatedRouteTree: here('src/routeTree.gen.ts'),
      tmpDir: here('../node_modules/.cache/tanstack'),
      addExtensions: true,
    }),
    react(),
  ],
  build: {
    outDir: here('../dist'),
    emptyOutDir: true,
    assetsDir: 'assets',
    target: 'baseline-widely-available',
    // Fonts and pictures stay files: the pages' content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 500,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: everywhere }] } } },
  },
  server: {
    port: 5173,
    proxy: {
      '/trpc': server,
      '/api': server,
      '/media': server,
      '/dev': server,
      '/sandbox': server,
      '/socket.io': { target: server, ws: true },
    },
  },
})
