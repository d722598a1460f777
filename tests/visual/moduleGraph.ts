import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

interface Import {
  from: string;
  names: readonly string[];
  /** Fetched when it is needed. */
  isDynamic: boolean;
}

const library = 'ui/src/index.ts';

const namesIn = (statement: ts.ImportDeclaration | ts.ExportDeclaration): string[] => {
  const clause = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : statement.exportClause;
  return clause && (ts.isNamedImports(clause) || ts.isNamedExports(clause))
    ? clause.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
    : [];
};

/** What the sources of a repository import; asset files are leaves. Paths are relative to its top. */
export class ModuleGraph {
  private readonly imports = new Map<string, Import[]>();
  private readonly texts = new Map<string, string>();

  constructor(private readonly root: string) {}

  textOf(file: string): string {
    const path = join(this.root, file);
    const text = this.texts.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
    this.texts.set(file, text);
    return text;
  }

  private importsOf(file: string): Import[] {
    const known = this.imports.get(file);
    if (known) return known;
    const found: Import[] = [];
    const visit = (node: ts.Node): void => {
      if (
        (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) &&
        node.moduleSpecifier &&
        ts.isStringLiteral(node.moduleSpecifier)
      )
        found.push({ from: node.moduleSpecifier.text, names: namesIn(node), isDynamic: false });
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const [from] = node.arguments;
        if (from && ts.isStringLiteral(from)) found.push({ from: from.text, names: [], isDynamic: true });
      }
      ts.forEachChild(node, visit);
    };
    if (/\.tsx?$/.test(file))
      visit(ts.createSourceFile(file, this.textOf(file), ts.ScriptTarget.Latest, false));
    this.imports.set(file, found);
    return found;
  }

  private resolve(file: string, from: string): string | undefined {
    if (!from.startsWith('.')) {
      if (from === '@line-of-dance/ui') return library;
      if (from === '@line-of-dance/ui/theme') return 'ui/src/theme/index.ts';
      return from === '@line-of-dance/server/contract' ? 'server/src/contract.ts' : undefined;
    }
    const path = join(this.root, dirname(file), from.replace(/\?.*$/, ''));
    const found = ['', '.ts', '.tsx', '/index.ts'].map((ending) => path + ending);
    const hit = found.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
    return hit && relative(this.root, hit);
  }

  /** Of the library only what is named, not everything that its public list knows. */
  private targetsOf(file: string, { from, names }: Import): string[] {
    const target = this.resolve(file, from);
    if (target !== library || file === library || names.length === 0) return target ? [target] : [];
    const parts = this.importsOf(library).filter(
      (part) => part.names.length === 0 || part.names.some((name) => names.includes(name)),
    );
    return parts.flatMap((part) => this.resolve(library, part.from) ?? []);
  }

  /** Every file that these reach, themselves among them; dynamic imports where they are asked for. */
  reachedFrom(files: readonly string[], follows: (file: string, from: string) => boolean): Set<string> {
    const reached = new Set<string>();
    const waiting = [...files];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      for (const one of this.importsOf(file))
        if (!one.isDynamic || follows(file, one.from)) waiting.push(...this.targetsOf(file, one));
    }
    return reached;
  }
}
