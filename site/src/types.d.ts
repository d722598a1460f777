/** Types of the YAML files. The build checks each file against its schema. */
declare module '*/navigation.yml' {
  const navigation: import('./data/schema').Files['navigation.yml'];
  export default navigation;
}

declare module '*/placeholders.yml' {
  const placeholders: import('./data/schema').Files['placeholders.yml'];
  export default placeholders;
}

declare module '*/owner.yml' {
  const owner: import('./data/schema').Files['owner.yml'];
  export default owner;
}

declare module '*/home.yml' {
  const home: import('./data/schema').Files['home.yml'];
  export default home;
}

declare module '*/exercises.yml' {
  const exercises: import('./data/schema').Files['exercises.yml'];
  export default exercises;
}

declare module '*/episodes.yml' {
  const episodes: import('./data/schema').Files['episodes.yml'];
  export default episodes;
}

declare module '*/emotions.yml' {
  const emotions: import('./data/schema').Files['emotions.yml'];
  export default emotions;
}

declare module '*/tech-stack.yml' {
  const groups: import('./data/schema').Files['tech-stack.yml'];
  export default groups;
}

/** Imports of the texts of site/content by file, such as `/content/home.mdx`. */
declare module 'virtual:texts' {
  const texts: Record<string, () => Promise<{ default: import('./data/text').Text }>>;
  export default texts;
}

/** Names of the families of feelings. */
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

declare module '*/jous.yml' {
  const decks: import('./data/schema').Files['jous.yml'];
  export default decks;
}

/** Day of the build, such as 2026-11-25. */
declare const __BUILD_DATE__: string;
