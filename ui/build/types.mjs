import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const ui = dirname(import.meta.dirname);
const { config } = ts.readConfigFile(join(ui, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ui);
const program = ts.createProgram([join(ui, 'src/index.ts'), join(ui, 'src/theme/index.ts')], {
  ...options,
  noEmit: false,
  declaration: true,
  emitDeclarationOnly: true,
  rootDir: join(ui, 'src'),
  outDir: join(ui, 'dist'),
});

/** TypeScript copies import paths as the sources write them; Node resolves only paths that end in the file's real name. */
const withEndings = (/** @type {string} */ declarations) =>
  declarations.replace(/(from |import\()(['"])(\.{1,2}\/[^'"]+?)(?:\.tsx?)?\2/g, '$1$2$3.js$2');

const { diagnostics } = program.emit(undefined, (path, declarations) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, withEndings(declarations));
});
const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
if (faults.length > 0) {
  console.error(
    ts.formatDiagnostics(faults, {
      ...ts.sys,
      getCanonicalFileName: (path) => path,
      getNewLine: () => '\n',
      getCurrentDirectory: () => ui,
    }),
  );
  process.exitCode = 1;
}
