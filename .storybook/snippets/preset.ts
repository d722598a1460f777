import { types } from 'storybook/internal/babel';
import type { ComponentManifest, PresetPropertyFn } from 'storybook/internal/types';

/**
 * A snippet as a developer would write it. Handlers take the place of the spies that stories pass for their play functions,
 * and the brackets around children that a story passes as an argument are removed.
 */
const asWritten = (snippet: string): string =>
  snippet
    .replace(/\bon([A-Z]\w*)=\{fn\(\)\}/g, 'on$1={handle$1}')
    .replace(/([^=]>\s*)\(\s*(<>)/g, '$1$2')
    .replace(/(<\/>)\s*\)(\s*<\/)/g, '$1$2');

/** The snippets of documentation pages. */
export const experimental_enrichCsf: PresetPropertyFn<'experimental_enrichCsf'> =
  (addSnippets) => async (csf, source) => {
    const { body } = csf._ast.program;
    const { length } = body;
    await addSnippets?.(csf, source);
    for (const added of body.slice(length))
      types.traverseFast(added, (node) => {
        if (types.isStringLiteral(node)) node.value = asWritten(node.value);
      });
  };

const written = ({ stories, ...component }: ComponentManifest): ComponentManifest => ({
  ...component,
  stories: stories.map((story) => ({ ...story, snippet: story.snippet && asWritten(story.snippet) })),
});

/** The snippets that machines read. */
export const experimental_manifests: PresetPropertyFn<'experimental_manifests'> = (manifests) => {
  if (!manifests?.components) return manifests;
  const { components, ...about } = manifests.components;
  const entries = Object.entries(components).map(([id, component]) => [id, written(component)] as const);
  return { ...manifests, components: { ...about, components: Object.fromEntries(entries) } };
};
