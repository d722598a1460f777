import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ButtonHTMLAttributes,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Link, type LinkProps } from '../../link/LinkProvider';
import { ExternalMark } from '../Icon/ExternalMark';
import { Spinner } from '../Spinner/Spinner';
import { buttonStyle } from './Button.styles';
import { styled } from 'styled-components';

/** `solid`: main action. `quiet`: other actions. `link`: in text. `icon`: an icon alone. `quick`: suggested answer. */
export type ButtonKind = 'solid' | 'quiet' | 'link' | 'icon' | 'quick';

/** Requires an accessible name, because an icon alone has none. */
type Named = { 'aria-label': string } | { 'aria-labelledby': string };

export type ButtonProps = ButtonBaseProps &
  (
    | { kind?: Exclude<ButtonKind, 'icon'> }
    | ({ kind: 'icon' } & Named)
    | { kind?: ButtonKind; 'aria-label': string }
  );

interface ButtonBaseProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner and ignores presses. The button keeps the focus. */
  busy?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Performs an action on this page. To go to another page, use `ButtonLink`. */
export const Button = ({
  kind = 'solid',
  busy = false,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ref,
  ...rest
}: ButtonProps) => (
  <StyledButton
    {...useFocusReturn(disabled, ref)}
    type={type}
    data-kind={kind}
    disabled={disabled}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? refuse : onClick}
    {...rest}
  >
    {busy && <Spinner />}
    {children}
  </StyledButton>
);

const refuse = (event: MouseEvent) => event.preventDefault();

/** Browsers remove the focus from a disabled button. This hook returns it when the button is enabled again. */
const useFocusReturn = (disabled: boolean, ref: Ref<HTMLButtonElement> | undefined) => {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (disabled) return;
    if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
    hadFocus.current = document.activeElement === button.current;
  }, [disabled]);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current);
  return {
    ref: button,
    onFocusCapture: () => void (hadFocus.current = true),
    // Remembers the focus only if disabling the button removed it.
    onBlurCapture: (event: FocusEvent<HTMLButtonElement>) =>
      void (hadFocus.current = event.currentTarget.disabled),
  };
};

export interface ButtonLinkProps extends LinkProps {
  kind?: Exclude<ButtonKind, 'icon' | 'quick'>;
  /** Opens the link in a new tab, and adds an arrow that shows this. */
  external?: boolean;
}

/** A link that looks like a button. */
export const ButtonLink = ({ kind = 'solid', external = false, children, ...rest }: ButtonLinkProps) => (
  <StyledLink data-kind={kind} {...(external && { target: '_blank', rel: 'noopener' })} {...rest}>
    {children}
    {external && <ExternalMark />}
  </StyledLink>
);

const StyledButton = styled.button`
  ${buttonStyle}
`;

const StyledLink = styled(Link)`
  ${buttonStyle}

  /* Prints the text with its address, because nobody can press a button on paper. */
  @media print {
    &[data-kind] {
      padding: 0;
      border: 0;
      background: none;
      color: var(--color-accent);
      overflow-wrap: anywhere;
    }

    & svg {
      display: none;
    }

    &[href]::after {
      content: attr(href);
      font-weight: 400;
    }
  }
`;
