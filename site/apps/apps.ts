/** Names of all apps: each is the name of a folder here, and of the address `/apps/<name>`. */
export const appNames = ['jous', 'second-date', 'tango-diario'] as const;

export type AppName = (typeof appNames)[number];

/** Separate from `appNames`, because pages of the site load the names, but need none of these texts. */
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
