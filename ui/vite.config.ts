import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { globalStyle } from './src/theme/globalStyle';
import { tokenFiles } from './src/theme/tokenFiles';

const styleSheets = (): Plugin => ({
  name: 'style-sheets',
  generateBundle() {
    for (const [fileName, source] of Object.entries({ ...tokenFiles, 'global.css': `${globalStyle}\n` }))
      this.emitFile({ type: 'asset', fileName, source });
  },
});

/** Frameworks with server components need to know which modules run in the browser: all but the tokens. */
const banner = ({ name }: { name: string }) => (name.startsWith('theme/') ? '' : "'use client';");

/** The package: one module for each source, so that a page loads only the components that it uses. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [styleSheets()],
  // Done here once, so that applications need no compiler setting of their own.
  oxc: { plugins: { styledComponents: { displayName: true, fileName: false, pure: true } } },
  build: {
    target: 'es2022',
    sourcemap: true,
    minify: false,
    lib: {
      entry: {
        index: join(import.meta.dirname, 'src/index.ts'),
        'theme/index': join(import.meta.dirname, 'src/theme/index.ts'),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => !/^[./\0]/.test(id),
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js', banner },
    },
  },
});
