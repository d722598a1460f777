/** All apps. The key is the name of the folder and of the address `/apps/<key>`. */
export const apps = {
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

export type AppName = keyof typeof apps;
