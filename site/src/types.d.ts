/** The build has checked each file against its schema before the site's code sees it. */
declare module '*/navigation.yml' {
  const navigation: import('./content/schema').Navigation;
  export default navigation;
}

declare module '*/placeholders.yml' {
  const placeholders: import('./content/schema').PlaceholderTexts;
  export default placeholders;
}

declare module '*/owner.yml' {
  const owner: import('./content/schema').Owner;
  export default owner;
}

declare module '*/home.yml' {
  const home: import('./content/schema').Home;
  export default home;
}

declare module '*/exercises.yml' {
  const exercises: import('./content/schema').Exercises;
  export default exercises;
}

declare module '*/episodes.yml' {
  const episodes: import('./content/schema').Episodes;
  export default episodes;
}

declare module '*/emotions.yml' {
  const emotions: import('./content/schema').Emotions;
  export default emotions;
}

declare module '*/tech-stack.yml' {
  const groups: import('./content/schema').TechStack;
  export default groups;
}

/** The day of the build, ISO. */
declare const __BUILD_DATE__: string;

/** True once the owner has published site/content/legal.mdx. */
declare const __LEGAL_PUBLISHED__: boolean;
