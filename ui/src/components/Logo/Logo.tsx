import type { ComponentProps } from 'react';

export type LogoProps = Omit<ComponentProps<'svg'>, 'children'>;

/** The logo of the site: a line from a filled dot (the leader of a couple) to a hollow one (the follower). */
export const Logo = (props: LogoProps) => (
  <svg viewBox="0 0 48 40" width="48" height="40" aria-hidden="true" overflow="visible" {...props}>
    <path
      d="M3 25C6 22.5 5 20.500 4.900 23.100C5 28 10 31.900 17.300 31.900C24.500 31.500 30 25 30.100 18.200C30 13.500 27.500 10.900 24.400 10.900C21.500 11.500 20 14.500 20 17.400C20.500 23 25 28.300 32.100 28.300C38 28 42 23.500 43.600 19.500C43.800 17.900 43.800 17.800 45 19"
      fill="none"
      stroke="var(--color-accent)"
      strokeWidth="2.25"
      strokeLinecap="round"
    />
    <circle cx="3" cy="26" r="3.2" fill="var(--color-ink)" />
    <circle cx="45" cy="19" r="3.2" fill="var(--color-paper)" stroke="var(--color-ink)" strokeWidth="1.75" />
  </svg>
);
