import { relative } from 'node:path';
import { parseAst, type Rolldown } from 'vite';

/** Hooks that do their work in the browser; the others, such as useContext, are done once the HTML is written. */
const hook =
  /^use(State|Reducer|Transition|SyncExternalStore|ImperativeHandle|(Layout|Insertion)?Effect|EffectEvent|Optimistic|ActionState)$/;
const handler = /^on[A-Z]/;

const nameOf = (node: unknown): string =>
  typeof node === 'object' && node && 'name' in node ? String(node.name) : '';

/** What would need a script in the browser: hooks, and event handlers among the props. */
const livePartsOf = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  const name = nameOf('key' in node && 'value' in node ? node.key : undefined);
  const here = [nameOf(node)].filter((own) => hook.test(own)).concat(handler.test(name) ? [name] : []);
  return [...here, ...Object.values(node).flatMap(livePartsOf)];
};

/** A chunk with all chunks that it imports, directly or indirectly. */
const closureOf = (start: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]) => {
  const reached = new Set([start]);
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  return [...reached];
};

/**
 * Parts that are registered as static HTML but need a script: for a visitor they would do nothing. The bundle
 * contains of every file only what the parts use.
 */
export const scriptFaults = ({ output }: Rolldown.RolldownOutput, root: string): string[] => {
  const chunks = output.filter((file) => file.type === 'chunk');
  return chunks.flatMap((chunk) => {
    if (!chunk.facadeModuleId) return [];
    const part = relative(root, chunk.facadeModuleId);
    return closureOf(chunk, chunks).flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([file, { code }]) => {
        const live = new Set(livePartsOf(parseAst(code ?? '')));
        if (live.size === 0) return [];
        return `${part} is registered as a part without a script, but ${relative(root, file)} has ${[...live].join(', ')}: in the visitor's browser that would do nothing. Register it among the islands in site/src/article/registry.ts.`;
      }),
    );
  });
};
