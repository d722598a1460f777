import { Component, type ReactNode } from 'react';
import { Failure } from '../pages/not-found/Failure';

/** Error boundary: shows the fallback screen in place of the page. The menus stay. */
export class ErrorScreen extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    return this.state.message === undefined ? this.props.children : <Failure message={this.state.message} />;
  }
}
