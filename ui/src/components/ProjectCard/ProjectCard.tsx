import { styled } from 'styled-components';
import { Link, type LinkProps } from '../../link/LinkProvider';
import { media } from '../../theme/tokens';
import { ExternalMark } from '../Icon/ExternalMark';

export { Gallery } from './ProjectCard.gallery';

export interface ProjectCardProps extends Omit<LinkProps, 'children'> {
  /** Name of the project. */
  name: string;
  /** Description in one short line. */
  text: string;
  /** Picture as SVG markup, shown if there is no screenshot. */
  drawing?: string;
  /** Address of a screenshot. A tall one is cut at the bottom. */
  screenshot?: string | undefined;
  /** Address of the project: a full one, or a path of this site. */
  href: string;
  /** Whether the link opens in a new tab. By default, only full addresses do, not paths of this site. */
  newTab?: boolean;
}

/** Card of a project. The first card in a `Gallery` is larger. */
export const ProjectCard = ({
  name,
  text,
  drawing,
  screenshot,
  href,
  newTab = !href.startsWith('/'),
  ...rest
}: ProjectCardProps) => (
  <Card href={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})} {...rest}>
    {screenshot ? (
      <Frame>
        <img src={screenshot} alt="" loading="lazy" />
      </Frame>
    ) : (
      <Frame aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing ?? '' }} />
    )}
    <Caption>
      <b>{name}</b>
      <span>{text}</span>
      {newTab && <ExternalMark />}
    </Caption>
  </Card>
);

const Frame = styled.span`
  flex: 1;
  overflow: hidden;
  background: var(--color-floor);
  border: var(--line-hair) solid var(--color-rule);
  border-radius: var(--radius-1);

  & svg,
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
    transition: transform var(--motion-long) var(--motion-out);
  }
`;

const Caption = styled.span`
  position: relative;
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  padding-top: var(--space-3);

  & b {
    font: 520 var(--text-h3) / 1.2 var(--font-serif);
    white-space: nowrap;
  }

  & > b + span {
    color: var(--color-ink-2);
  }

  & svg {
    align-self: center;
    margin-inline-start: auto;
    color: var(--color-accent);
  }

  ${media.belowWide} {
    flex-wrap: wrap;
    gap: 0 var(--space-2);

    & > b + span {
      order: 3;
      width: 100%;
    }
  }
`;

const Card = styled(Link)`
  display: flex;
  flex-direction: column;
  text-decoration: none;

  &:first-child {
    grid-row: span 2;
  }

  /* The picture of the first card adds no height, so that the card is only as high as the two others together. */
  @media print {
    &:first-child ${Frame} {
      contain: size;
    }
  }

  &:hover ${Frame} {
    border-color: var(--color-accent);
  }

  &:hover b {
    text-decoration: underline;
  }

  ${media.mobile} {
    &:first-child ${Frame} {
      aspect-ratio: 4 / 3;
    }
  }
`;
