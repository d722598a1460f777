/** The YAML files of site/content. Each exports its data under its own name. The build checks them against schemas. */
declare module '*.yml' {
  type Files = import('./data/schema').Files;
  export const emotions: Files['emotions.yml'];
  export const episodes: Files['episodes.yml'];
  export const exercises: Files['exercises.yml'];
  export const home: Files['home.yml'];
  export const jous: Files['jous.yml'];
  export const navigation: Files['navigation.yml'];
  export const owner: Files['owner.yml'];
  export const placeholders: Files['placeholders.yml'];
  export const techStack: Files['tech-stack.yml'];
}

/** Functions that import the texts of site/content, by file name, such as `/content/home.mdx`. */
declare module 'virtual:texts' {
  const texts: Record<string, () => Promise<{ default: import('./data/text').Text }>>;
  export default texts;
}

/** Names of the families of feelings, such as `longing`. */
declare module 'virtual:words' {
  const names: string[];
  export default names;
}

declare module 'virtual:words/families' {
  export default function familyOf(name: string): import('./data/words').WordFamily;
}

declare module 'virtual:words/index' {
  const index: import('./data/words').WordIndex;
  export default index;
}

/** Day of the build, such as 2026-11-25. */
declare const __BUILD_DATE__: string;
