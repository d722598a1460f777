/** Names of all apps. Each is also the name of a folder in `site/apps` and part of the address `/apps/<name>`. */
export const appNames = ['jous', 'second-date', 'tango-diario'] as const;

export type AppName = (typeof appNames)[number];

/** Title and description of each app. Separate from `appNames`, because the pages of the site load only the names. */
export const apps: Record<AppName, { title: string; description: string }> = {
  jous: {
    title: 'Jous',
    description: 'A deck of questions worth asking at any table. One card at a time, no score.',
  },
  'second-date': {
    title: 'Second Date',
    description:
      'Two people, one phone, after a first date. Each answers in private, and the result shows only what you both said.',
  },
  'tango-diario': {
    title: 'Tango Diario',
    description: 'A diary of nights out dancing, short enough for the night bus. It stays in this browser.',
  },
};
