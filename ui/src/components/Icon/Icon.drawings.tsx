/** All icons, drawn with the same line width. Icons of the main menu have exactly one dot in the accent colour. */
export const drawings = {
  home: (
    <>
      <path d="M5 20.5V11a7 7 0 0 1 14 0v9.5M2.5 20.5h19" />
      <circle data-dot="" cx="15.2" cy="14" r="1.7" />
    </>
  ),
  writing: (
    <>
      <path d="M4 15.8 15.6 4.2a2.3 2.3 0 0 1 3.3 3.3L7.3 19.1 3 20.2zM13.4 6.4l3.3 3.3M12 20.2c2.5 0 3-1.6 5.2-1.6" />
      <circle data-dot="" cx="20" cy="18.8" r="1.7" />
    </>
  ),
  bookmarks: (
    <>
      <path d="M6.5 3.5h11v17l-5.5-4.3-5.5 4.3z" />
      <circle data-dot="" cx="12" cy="9" r="1.7" />
    </>
  ),
  projects: (
    <>
      <path
        d="M3 6.5h3.5v12H3zM17.5 6.5H21v12h-3.5zM6.5 7.5l2.75 10L12 7.5l2.75 10 2.75-10M6.5 17.5l2.75-10 2.75 10 2.75-10 2.75 10"
        strokeWidth="1.25"
      />
      <circle data-dot="" cx="12" cy="3.5" r="1.7" />
    </>
  ),
  work: (
    <>
      <path d="m4.8 18.1 3.9-9.7M10.4 8.4l3.8 7.2M15.7 15.4l3.8-8.8" />
      <circle cx="4" cy="19.5" r="1.6" />
      <circle cx="9.5" cy="7" r="1.6" />
      <circle cx="15" cy="17" r="1.6" />
      <circle data-dot="" cx="20.2" cy="4.5" r="1.9" />
    </>
  ),
  interactive: (
    <>
      <path d="M3.5 4.5h17v12h-9l-4.5 4v-4H3.5z" />
      <circle data-dot="" cx="12" cy="10.5" r="1.7" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4.25" />
      <path d="M12 2.5v2.25M12 19.25v2.25M2.5 12h2.25M19.25 12h2.25M5.3 5.3l1.6 1.6M17.1 17.1l1.6 1.6M5.3 18.7l1.6-1.6M17.1 6.9l1.6-1.6" />
    </>
  ),
  moon: <path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z" />,
  'social-media': (
    <>
      <path d="M14 4.8a7.5 7.5 0 0 1 5.3 9.1M16.7 17.9a7.5 7.5 0 0 1-9.4.1M4.7 13.6A7.5 7.5 0 0 1 10 4.8" />
      <circle cx="12" cy="4.5" r="2" />
      <circle cx="18.5" cy="15.75" r="2" />
      <circle data-dot="" cx="5.5" cy="15.75" r="2.2" />
    </>
  ),
  next: (
    <>
      <circle cx="4" cy="7" r="1.9" fill="currentColor" stroke="none" />
      <path d="M6.8 10.2c3 4.6 8 6.2 13.4 5.3M16.6 11.6l4 3.8-3.2 4.4" />
    </>
  ),
  external: <path d="M7 17 17 7M9 7h8v8" />,
  chevron: <path d="m5 9 7 7 7-7" />,
  close: <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />,
  lock: <path d="M5.5 10.5h13v10h-13zM8.5 10.5v-3a3.5 3.5 0 0 1 7 0v3" />,
  warning: <path d="M12 3.5 22 20.5H2zM12 10v5M12 17.6v.1" />,
  check: <path d="m4.5 12.5 5 5 10-11" />,
  play: <path d="M7 4.5v15l12-7.5z" fill="currentColor" />,
  pause: <path d="M8 5v14M16 5v14" strokeWidth="3.5" />,
  edit: <path d="M4 15.8 15.6 4.2a2.3 2.3 0 0 1 3.3 3.3L7.3 19.1 3 20.2z" />,
} as const;

export type IconName = keyof typeof drawings;
