import type { ReactNode } from 'react';
import type { Brand } from '../content/schema';

/** Plain marks of the six services, in the colour of the text beside them. */
const marks: Record<Brand, ReactNode> = {
  twitter: <path d="M4 4l16 16M20 4 4 20" />,
  linkedin: <path d="M4 9.5V20M4 4v1.500M10 20V9.500M10 14c0-6 9-6 9 0v6" />,
  github: (
    <path d="M9 20c-5 1.500-5-2.500-7-3m14 5v-3.500c0-1 .1-1.400-.5-2 2.800-.3 5.500-1.400 5.500-6a4.600 4.600 0 0 0-1.300-3.200 4.200 4.200 0 0 0-.1-3.200s-1-.3-3.500 1.300a12 12 0 0 0-6.200 0C7.500 3.800 6.400 4.100 6.400 4.100a4.200 4.200 0 0 0-.1 3.200A4.600 4.600 0 0 0 5 10.500c0 4.600 2.700 5.700 5.500 6-.6.6-.6 1.200-.5 2V22" />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.500" width="17" height="17" rx="4.500" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.800 7.200v.1" />
    </>
  ),
  tiktok: <path d="M13 3.500v11.800a3.800 3.800 0 1 1-3.800-3.800M13 3.500c.3 3 2.300 5 5.500 5.200" />,
  linktree: <path d="M12 21v-6M12 12V3M4.500 12h15M7 6.500l5 5.500 5-5.500" />,
};

/** Two links of a chain, for every other service. */
const link = (
  <path d="M10 13.500a4.500 4.500 0 0 0 6.400 0l3-3A4.500 4.500 0 0 0 13 4.100l-1.500 1.500M14 10.500a4.500 4.500 0 0 0-6.400 0l-3 3a4.500 4.500 0 0 0 6.400 6.400l1.500-1.500" />
);

export interface BrandLogoProps {
  /** The key in the owner's file, if it is one of the six. */
  name: Brand | undefined;
}

/** A profile's mark, beside its name. */
export const BrandLogo = ({ name }: BrandLogoProps) => (
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
