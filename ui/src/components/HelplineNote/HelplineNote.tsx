import type { ComponentProps, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

export interface Helpline {
  /** What the helpline is called. */
  name: string;
  /** Where it can be reached; opens in a new tab. */
  href: string;
  /** The number to dial, where there is one for everybody who may read this. */
  phone?: string | undefined;
}

export interface HelplineNoteProps extends ComponentProps<'div'> {
  /** Words of care, read before anything else. */
  children: ReactNode;
  /** Whom to turn to: a link that can be pressed, and a number that can be dialled. */
  helpline: Helpline;
  /** The language of the words, such as "de". */
  language?: string | undefined;
  /** Reaches the words, so that a page can move the focus to them. */
  wordsRef?: Ref<HTMLParagraphElement>;
}

/** An answer to a call for help: quiet, unlike any other answer, with a helpline one press away. */
export const HelplineNote = ({ children, helpline, language, wordsRef, ...rest }: HelplineNoteProps) => (
  <Note {...rest}>
    <Words ref={wordsRef} lang={language} tabIndex={-1}>
      {children}
    </Words>
    <Ways>
      <a href={helpline.href} target="_blank" rel="noopener">
        {helpline.name}
      </a>
      {helpline.phone && <a href={`tel:${helpline.phone.replace(/[^+\d]/g, '')}`}>{helpline.phone}</a>}
    </Ways>
  </Note>
);

const Note = styled.div`
  max-width: 40rem;
  margin-bottom: var(--space-6);
  padding: var(--space-4-5) var(--space-5);
  border-inline-start: var(--line-bold) solid var(--color-ink-2);
  background: var(--color-raised);
`;

const Words = styled.p`
  font: 400 var(--text-lead) / var(--leading-lead) var(--font-serif);

  &:focus {
    outline: none;
  }
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  margin-top: var(--space-3);

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--color-accent);
    font: 600 var(--text-ui) / 1.4 var(--font-sans);
    text-underline-offset: 0.22em;
  }
`;
