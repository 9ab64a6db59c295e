import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { german } from './german.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = 'http://127.0.0.1:3000'

/**
 * Avoids a layout shift from a late font: the page preloads it, and `font-display: optional` keeps the fallback if it is
 * still not there at the first paint.
 */
function stableFont(): Plugin {
  const file = /assets\/inter-latin-opsz-normal-.*\.woff2$/
  return {
    name: 'stable-font',
    apply: 'build',
    transform: {
      filter: { id: /@fontsource-variable/ },
      handler: (code) => code.replaceAll('font-display: swap', 'font-display: optional'),
    },
    transformIndexHtml(_, { bundle = {} }) {
      const href = Object.keys(bundle).find((name) => file.test(name))
      if (!href) throw new Error('The build contains no font file')
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${href}` }
      return [{ tag: 'link', attrs, injectTo: 'head' }]
    },
  }
}

/** The packages that every page needs, in one chunk: it compresses better, and stays cached when pages change. */
const sharedPackages =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!.*virtual)[^/]+|@trpc|@mantine\/core\/esm\/(core|components\/(ActionIcon|Button|Loader|Portal|Transition|UnstyledButton))|@mantine\/hooks\/esm\/use-merged-ref)[/.]/

/** Modules with few lines that every page needs, in one chunk too; apart from the packages, because they have texts. */
const sharedModules =
  /\/web\/src\/(lib\/(trpc|session|drafts|route-guards|live\/(socket|refresh-leads))|copy\/(de\/)?frame|ui\/messages\/alert)\.tsx?$|\/src\/shared\/limits\.ts$/

/** The mode is the language of the pages: `de` builds them in German. */
export default defineConfig(({ mode }) => ({
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
    stableFont(),
    mode === 'de' && german(),
  ],
  build: {
    outDir: here('../dist'),
    emptyOutDir: true,
    assetsDir: 'assets',
    target: 'baseline-widely-available',
    // No inlining: the content security policy forbids data: fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: sharedPackages },
            { name: 'app', test: sharedModules },
          ],
        },
      },
    },
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
}))
