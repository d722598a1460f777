import { ErrorLine, Link, PageHeading, Prose } from '@line-of-dance/ui';
import { Component, type ReactNode } from 'react';
import { Illustration } from '../article/Illustration';
import { Page } from './Page';

interface FailureProps {
  /** What the router or the page says went wrong. */
  message: string;
}

/** The router's fallback screen. */
export const Failure = ({ message }: FailureProps) => (
  <Page>
    <PageHeading title="Unexpected Application Error!" />
    <Prose>
      <ErrorLine>{message}</ErrorLine>
      <p>
        <Link href="/">Back to the start</Link>
      </p>
    </Prose>
    <Illustration name="error-line" />
  </Page>
);

interface ErrorScreenState {
  message: string | undefined;
}

/** Catches what a page throws and shows the fallback screen in its place; the menus stay. */
export class ErrorScreen extends Component<{ children: ReactNode }, ErrorScreenState> {
  override state: ErrorScreenState = { message: undefined };

  static getDerivedStateFromError(error: unknown): ErrorScreenState {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    return this.state.message === undefined ? this.props.children : <Failure message={this.state.message} />;
  }
}
