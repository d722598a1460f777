import { useOf, type Of } from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';

export interface InFrameProps {
  /** Story to show. */
  of: Of;
  theme: 'light' | 'dark';
  /** Width of the frame in pixels. */
  width: number;
  height: string;
}

const Frame = styled.iframe`
  display: block;
  max-width: 100%;
  margin: 1.5rem 0;
  border: 0;
  box-shadow: 0 0 0 1px var(--color-rule);
`;

/** Shows a story in an iframe, in a fixed theme that does not follow the toolbar. */
export const InFrame = ({ of, theme, width, height }: InFrameProps) => {
  const { story } = useOf(of, ['story']);
  return (
    <Frame
      title={`${story.name}, ${theme}, ${width} px`}
      src={`iframe.html?viewMode=story&id=${story.id}&globals=theme:${theme}`}
      width={width}
      style={{ height }}
    />
  );
};
