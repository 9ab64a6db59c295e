import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = 'http://127.0.0.1:3000'

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
    chunkSizeWarningLimit: 400,
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
