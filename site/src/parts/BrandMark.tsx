import type { ReactNode } from 'react';
import type { Brand } from '../data/schema';

/** Drawings of the logos. They take the colour of the text. */
const marks: Record<Brand, ReactNode> = {
  twitter: <path d="M4 4l16 16M20 4 4 20" />,
  linkedin: <path d="M4 9.5V20M4 4v1.5M10 20V9.5M10 14c0-6 9-6 9 0v6" />,
  github: (
    <path d="M9 20c-5 1.5-5-2.5-7-3m14 5v-3.5c0-1 .1-1.4-.5-2 2.8-.3 5.5-1.4 5.5-6a4.6 4.6 0 0 0-1.3-3.2 4.2 4.2 0 0 0-.1-3.2s-1-.3-3.5 1.3a12 12 0 0 0-6.2 0C7.5 3.8 6.4 4.1 6.4 4.1a4.2 4.2 0 0 0-.1 3.2A4.6 4.6 0 0 0 5 10.5c0 4.6 2.7 5.7 5.5 6-.6.6-.6 1.2-.5 2V22" />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.8 7.2v.1" />
    </>
  ),
  tiktok: <path d="M13 3.5v11.8a3.8 3.8 0 1 1-3.8-3.8M13 3.5c.3 3 2.3 5 5.5 5.2" />,
  linktree: <path d="M12 21v-6M12 12V3M4.5 12h15M7 6.5l5 5.5 5-5.5" />,
};

const link = (
  <path d="M10 13.5a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.1l-1.5 1.5M14 10.5a4.5 4.5 0 0 0-6.4 0l-3 3a4.5 4.5 0 0 0 6.4 6.4l1.5-1.5" />
);

const BrandMark = ({ name }: { name: Brand | undefined }) => (
  <svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {name ? marks[name] : link}
  </svg>
);

export default BrandMark;
