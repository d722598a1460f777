export * from './link/LinkProvider';
export { breakpoint } from './theme/tokens';
export {
  Button,
  ButtonLink,
  type ButtonKind,
  type ButtonLinkProps,
  type ButtonProps,
} from './components/Button/Button';
export { Colophon, type ColophonProps } from './components/Colophon/Colophon';
export { Contents, type ContentsItem, type ContentsProps } from './components/Contents/Contents';
export { Drawing, type DrawingProps } from './components/Drawing/Drawing';
export { Embed, type Aspect, type EmbedProps } from './components/Embed/Embed';
export { EmbedFrame, type EmbedFrameProps } from './components/EmbedFrame/EmbedFrame';
export {
  EmotionCard,
  EmotionCardSkeleton,
  EmotionCards,
  type EmotionCardProps,
} from './components/EmotionCard/EmotionCard';
export { EmotionField, type EmotionFieldProps } from './components/EmotionField/EmotionField';
export { EpisodeList, type EpisodeItem, type EpisodeListProps } from './components/EpisodeList/EpisodeList';
export { ErrorLine, type ErrorLineProps } from './components/ErrorLine/ErrorLine';
export { Exercise, type ExerciseProps } from './components/Exercise/Exercise';
export { Field, type FieldProps } from './components/Field/Field';
export { Heading, type HeadingProps } from './components/Heading/Heading';
export { Highlight, type HighlightProps } from './components/Highlight/Highlight';
export { Icon, type IconName, type IconProps } from './components/Icon/Icon';
export {
  Illustration,
  Lane,
  Pair,
  Route,
  Walk,
  type Giro,
  type IllustrationProps,
  type LaneProps,
  type LaneShape,
  type PairProps,
  type Point,
  type RouteProps,
  type WalkProps,
} from './components/Illustration/Illustration';
export { LoginDialog, type LoginDialogProps } from './components/LoginDialog/LoginDialog';
export { LogoGrid, type LogoGridProps, type LogoGroup, type LogoItem } from './components/LogoGrid/LogoGrid';
export { Mark, type MarkProps } from './components/Mark/Mark';
export {
  MobileViewToggle,
  viewAfter,
  type MobileView,
  type MobileViewToggleProps,
} from './components/MobileViewToggle/MobileViewToggle';
export { NextButton, type NextButtonProps } from './components/NextButton/NextButton';
export { PageHeading, type PageHeadingProps } from './components/PageHeading/PageHeading';
export { Poem, type PoemProps } from './components/Poem/Poem';
export { Gallery, ProjectPlate, type ProjectPlateProps } from './components/ProjectPlate/ProjectPlate';
export { Prose } from './components/Prose/Prose';
export {
  QuestionList,
  type QuestionItem,
  type QuestionListProps,
} from './components/QuestionList/QuestionList';
export { SectionHeading, type SectionHeadingProps } from './components/SectionHeading/SectionHeading';
export { Service, type ServiceProps } from './components/Service/Service';
export { Shelf, ShelfCard, type ShelfCardProps } from './components/ShelfCard/ShelfCard';
export { SideNote, type SideNoteProps } from './components/SideNote/SideNote';
export { Sidebar, type MenuItem, type SidebarProps } from './components/Sidebar/Sidebar';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink';
export { StopList, type StopListItem, type StopListProps } from './components/StopList/StopList';
export {
  SubMenu,
  type SubMenuGroup,
  type SubMenuItem,
  type SubMenuProps,
} from './components/SubMenu/SubMenu';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea';
export { ThemeSwitch, type Theme, type ThemeSwitchProps } from './components/ThemeSwitch/ThemeSwitch';
export { Thing, Things, type ThingProps } from './components/Things/Things';
export { Trace, type TraceProps } from './components/Trace/Trace';
export { TraceWall, type TraceWallProps } from './components/TraceWall/TraceWall';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden';
export { Waiting, type WaitingProps } from './components/Waiting/Waiting';
export { WalkingPair } from './components/WalkingPair/WalkingPair';
export { Ways, type Way, type WaysProps } from './components/Ways/Ways';
