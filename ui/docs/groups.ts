/** Where each component stands in the catalogue; at most fourteen in a group. A test names a component that is missing here. */
export const groups = {
  Navigation: [
    'Logo',
    'MobileViewToggle',
    'NextButton',
    'Sidebar',
    'SiteFooter',
    'SkipLink',
    'StartLinks',
    'SubMenu',
    'TableOfContents',
  ],
  Forms: ['Button', 'EmotionField', 'Field', 'LoginDialog', 'TextArea', 'ThemeSwitch'],
  Reading: [
    'Drawing',
    'EpisodeList',
    'Exercise',
    'NumberedList',
    'PageHeading',
    'Poem',
    'PortfolioItem',
    'Prose',
    'SectionHeading',
    'Service',
    'SideNote',
  ],
  'Cards and lists': [
    'EmotionCard',
    'LogoGrid',
    'MediaCard',
    'ProjectCard',
    'QuestionList',
    'WordGlyph',
    'WordGlyphWall',
  ],
  Feedback: ['ErrorLine', 'HelplineNote', 'LoadingMessage', 'Spinner'],
  Embeds: ['Embed', 'EmbedFrame'],
  Foundations: ['Icon', 'VisuallyHidden'],
} as const satisfies Record<string, readonly string[]>;

/** Shaped by the one page that uses them so far: their props may change in a minor version. */
export const beta = ['EpisodeList', 'Exercise', 'PortfolioItem', 'Service', 'WordGlyphWall'] as const;
