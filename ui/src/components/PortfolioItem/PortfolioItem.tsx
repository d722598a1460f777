import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../Button/Button';
import { Picture, Piece } from './PortfolioItem.styles';

export interface PortfolioItemProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Id of the section, as an anchor for links to it. */
  id: string;
  title: string;
  /** Picture as SVG markup. */
  drawing: string;
  /** Describes the picture. */
  alt: string;
  /** Address of a page with more information. Opens in a new tab. Without it there is no link. */
  href?: string | undefined;
  /** Text of the link. */
  linkLabel: string;
  /** Description, in paragraphs. */
  children: ReactNode;
}

/** A piece of work with a picture, a description and a link. In a wide container, the picture is to the right. */
export const PortfolioItem = ({
  id,
  title,
  drawing,
  alt,
  href,
  linkLabel,
  children,
  ...rest
}: PortfolioItemProps) => (
  <Piece id={id} aria-labelledby={`${id}-title`} {...rest}>
    <h2 id={`${id}-title`}>{title}</h2>
    <Picture role="img" aria-label={alt} dangerouslySetInnerHTML={{ __html: drawing }} />
    <div>
      {children}
      {href && (
        <ButtonLink kind="link" href={href} external>
          {linkLabel}
        </ButtonLink>
      )}
    </div>
  </Piece>
);
