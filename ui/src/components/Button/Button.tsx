import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from '../../link/LinkProvider';
import { WalkingPair } from '../WalkingPair/WalkingPair';
import { buttonStyle } from './Button.parts';
import styled from 'styled-components';

/** `solid` once per form, `quiet` beside it, `link` inside text, `icon` for a lone drawing, `quick` for a ready answer. */
export type ButtonKind = 'solid' | 'quiet' | 'link' | 'icon' | 'quick';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** How loud the button is. */
  kind?: ButtonKind;
  /** Shows the walking pair and refuses presses while something is on its way. */
  busy?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something on this page. What leads elsewhere is a `ButtonLink`. */
export const Button = ({
  kind = 'solid',
  busy = false,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) => (
  <StyledButton
    type={type}
    data-kind={kind}
    disabled={disabled || busy}
    aria-busy={busy || undefined}
    {...rest}
  >
    {busy && <WalkingPair />}
    {children}
  </StyledButton>
);

export interface ButtonLinkProps extends LinkProps {
  kind?: Exclude<ButtonKind, 'icon' | 'quick'>;
}

/** Looks like a button, leads like a link. */
export const ButtonLink = ({ kind = 'solid', ...rest }: ButtonLinkProps) => (
  <StyledLink data-kind={kind} {...rest} />
);

const StyledButton = styled.button`
  ${buttonStyle}
`;

const StyledLink = styled(Link)`
  ${buttonStyle}
`;
