import type { ComponentProps } from 'react';

export type LogoProps = Omit<ComponentProps<'svg'>, 'children'>;

/** The site's logo: a line from a filled dot (the leader of a couple) to a hollow one (the follower). */
export const Logo = (props: LogoProps) => (
  <svg viewBox="0 0 48 40" width="48" height="40" aria-hidden="true" overflow="visible" {...props}>
    <path
      d="M3 26C5.5 29.8 10.8 31.9 17.3 31.9C24.5 31.9 30.1 25 30.1 18.2C30.1 13.7 27.7 10.9 24.6 10.9C21.8 10.9 20 13.7 20 17.4C20 23 25 28.3 32.1 28.3C38 28.3 42 24.5 45 19"
      fill="none"
      stroke="var(--color-accent)"
      strokeWidth="2.25"
      strokeLinecap="round"
    />
    <circle cx="3" cy="26" r="3.2" fill="var(--color-ink)" />
    <circle cx="45" cy="19" r="3.2" fill="var(--color-paper)" stroke="var(--color-ink)" strokeWidth="1.75" />
  </svg>
);
