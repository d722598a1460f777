/** The build has checked each file against its schema before the site's code sees it. */
declare module '*/navigation.yml' {
  const navigation: import('./data/schema').Navigation;
  export default navigation;
}

declare module '*/placeholders.yml' {
  const placeholders: import('./data/schema').PlaceholderTexts;
  export default placeholders;
}

declare module '*/owner.yml' {
  const owner: import('./data/schema').Owner;
  export default owner;
}

declare module '*/home.yml' {
  const home: import('./data/schema').Home;
  export default home;
}

declare module '*/exercises.yml' {
  const exercises: import('./data/schema').Exercises;
  export default exercises;
}

declare module '*/episodes.yml' {
  const episodes: import('./data/schema').Episodes;
  export default episodes;
}

declare module '*/emotions.yml' {
  const emotions: import('./data/schema').Emotions;
  export default emotions;
}

declare module '*/tech-stack.yml' {
  const groups: import('./data/schema').TechStack;
  export default groups;
}

/** The families of feelings, each with its data. */
declare module 'virtual:words' {
  const families: [name: string, load: () => Promise<import('./data/words').WordFamily>][];
  export default families;
}

declare module 'virtual:words/index' {
  const index: import('./data/words').WordIndex;
  export default index;
}

declare module '*/jous.yml' {
  const decks: import('./data/schema').Jous;
  export default decks;
}

/** The day of the build, ISO. */
declare const __BUILD_DATE__: string;
