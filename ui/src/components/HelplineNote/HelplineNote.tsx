import type { ComponentProps, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { accentLink } from '../../theme/textStyles';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface Helpline {
  /** Name of the helpline. */
  name: string;
  /** Website of the helpline. Opens in a new tab. */
  href: string;
  /** Phone number, if the same one works for all readers. */
  phone?: string | undefined;
}

export interface HelplineNoteProps extends ComponentProps<'div'> {
  /** Caring text, shown above the links. */
  children: ReactNode;
  /** The helpline to show. */
  helpline: Helpline;
  /** Language of the text, such as "de". */
  language?: string | undefined;
  /** Ref to the text, so that a page can move the focus there. */
  wordsRef?: Ref<HTMLParagraphElement>;
}

/** Answer to a visitor who may be in danger, with links to a helpline. Looks calmer than all other answers. */
export const HelplineNote = ({ children, helpline, language, wordsRef, ...rest }: HelplineNoteProps) => (
  <Note {...rest}>
    <Text ref={wordsRef} lang={language} tabIndex={-1}>
      {children}
    </Text>
    <Links>
      <a href={helpline.href} target="_blank" rel="noopener">
        {helpline.name}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
      {helpline.phone && <a href={`tel:${helpline.phone.replace(/[^+\d]/g, '')}`}>{helpline.phone}</a>}
    </Links>
  </Note>
);

const Note = styled.div`
  max-width: 40rem;
  margin-bottom: var(--space-8);
  padding: var(--space-4-5) var(--space-5);
  border-inline-start: var(--line-bold) solid var(--color-ink-2);
  background: var(--color-raised);
`;

/** The caring text. Its scroll margin keeps what the visitor wrote visible above it when it gets the focus. */
const Text = styled.p`
  scroll-margin-top: var(--space-10);
  font: 400 var(--text-lead) / var(--leading-lead) var(--font-serif);

  &:focus {
    outline: none;
  }
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  margin-top: var(--space-4);

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    ${accentLink}
    font: 600 var(--text-ui) / 1.4 var(--font-sans);
  }

  & a:first-child {
    padding-inline: var(--space-4-5);
    border: var(--line-line) solid;
    border-radius: var(--radius-1);
    text-decoration: none;
  }
`;
