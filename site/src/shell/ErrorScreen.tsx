import { Component, type ReactNode } from 'react';
import { Failure } from '../pages/not-found/Failure';

/** Catches what a page throws and shows the fallback screen in its place; the menus stay. */
export class ErrorScreen extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    return this.state.message === undefined ? this.props.children : <Failure message={this.state.message} />;
  }
}
