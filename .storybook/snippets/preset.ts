import { format } from 'prettier';
import { types } from 'storybook/internal/babel';
import type { ComponentManifest, PresetPropertyFn } from 'storybook/internal/types';

/** Stories hand over spies, for their play functions to ask; an application hands over handlers of its own. */
const withHandlers = (snippet: string): string =>
  snippet.replace(/\bon([A-Z]\w*)=\{fn\(\)\}/g, 'on$1={handle$1}');

/** The snippets of documentation pages. */
export const experimental_enrichCsf: PresetPropertyFn<'experimental_enrichCsf'> =
  (addSnippets) => async (csf, source) => {
    const { body } = csf._ast.program;
    const { length } = body;
    await addSnippets?.(csf, source);
    for (const added of body.slice(length))
      types.traverseFast(added, (node) => {
        if (types.isStringLiteral(node)) node.value = withHandlers(node.value);
      });
  };

const written = async (component: ComponentManifest): Promise<ComponentManifest> => ({
  ...component,
  stories: await Promise.all(
    component.stories.map(async ({ snippet, ...story }) =>
      snippet ? { ...story, snippet: await format(withHandlers(snippet), { parser: 'babel-ts' }) } : story,
    ),
  ),
});

/** The snippets that machines read. */
export const experimental_manifests: PresetPropertyFn<'experimental_manifests'> = async (manifests) => {
  const { components } = manifests ?? {};
  if (!components) return manifests;
  const entries = Object.entries(components.components).map(
    async ([name, component]) => [name, await written(component)] as const,
  );
  return {
    ...manifests,
    components: { ...components, components: Object.fromEntries(await Promise.all(entries)) },
  };
};
