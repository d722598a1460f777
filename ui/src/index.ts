export * from './link/LinkProvider';
export { breakpoint } from './theme/tokens';
export {
  AdminNotice,
  AnswerEditor,
  type AdminNoticeProps,
  type AnswerEditorMessages,
  type AnswerEditorProps,
} from './components/AnswerEditor/AnswerEditor';
export {
  Button,
  ButtonLink,
  type ButtonKind,
  type ButtonLinkProps,
  type ButtonProps,
} from './components/Button/Button';
export { SiteFooter, type SiteFooterProps } from './components/SiteFooter/SiteFooter';
export {
  TableOfContents,
  type TableOfContentsItem,
  type TableOfContentsProps,
} from './components/TableOfContents/TableOfContents';
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
export { EmotionMap, type EmotionMapProps, type MapWord } from './components/EmotionMap/EmotionMap';
export { EpisodeList, type EpisodeItem, type EpisodeListProps } from './components/EpisodeList/EpisodeList';
export { ErrorLine, type ErrorLineProps } from './components/ErrorLine/ErrorLine';
export { Exercise, type ExerciseProps } from './components/Exercise/Exercise';
export { Field, type FieldProps } from './components/Field/Field';
export { PortfolioItem, type PortfolioItemProps } from './components/PortfolioItem/PortfolioItem';
export {
  FilmPlayer,
  type Film,
  type FilmChapter,
  type FilmPlayerProps,
} from './components/FilmPlayer/FilmPlayer';
export { HelplineNote, type Helpline, type HelplineNoteProps } from './components/HelplineNote/HelplineNote';
export { Icon, type IconName, type IconProps } from './components/Icon/Icon';
export {
  LoginDialog,
  type LoginDialogMessages,
  type LoginDialogProps,
} from './components/LoginDialog/LoginDialog';
export { LogoGrid, type LogoGridProps, type LogoGroup, type LogoItem } from './components/LogoGrid/LogoGrid';
export { Logo, type LogoProps } from './components/Logo/Logo';
export {
  MobileViewToggle,
  viewAfter,
  type MobileView,
  type MobileViewToggleProps,
} from './components/MobileViewToggle/MobileViewToggle';
export { NextButton, type NextButtonProps } from './components/NextButton/NextButton';
export { PageHeading, type PageHeadingProps } from './components/PageHeading/PageHeading';
export { Poem, type PoemProps } from './components/Poem/Poem';
export { Gallery, ProjectCard, type ProjectCardProps } from './components/ProjectCard/ProjectCard';
export { Prose, type ProseProps } from './components/Prose/Prose';
export {
  QuestionEntry,
  QuestionList,
  type QuestionEntryProps,
  type QuestionItem,
  type QuestionListMessages,
  type QuestionListProps,
  type QuestionTotal,
} from './components/QuestionList/QuestionList';
export { SectionHeading, type SectionHeadingProps } from './components/SectionHeading/SectionHeading';
export { Service, type ServiceProps } from './components/Service/Service';
export { Shelf, MediaCard, type MediaCardProps } from './components/MediaCard/MediaCard';
export { SideNote, type SideNoteProps } from './components/SideNote/SideNote';
export { Sidebar, type MenuItem, type SidebarProps } from './components/Sidebar/Sidebar';
export { SlotPicker, type SlotPickerProps } from './components/SlotPicker/SlotPicker';
export { nameOfZone } from './components/SlotPicker/SlotPicker.days';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink';
export {
  SubMenu,
  type SubMenuGroup,
  type SubMenuItem,
  type SubMenuProps,
} from './components/SubMenu/SubMenu';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea';
export { ThemeSwitch, type Theme, type ThemeSwitchProps } from './components/ThemeSwitch/ThemeSwitch';
export { NumberedItem, NumberedList, type NumberedItemProps } from './components/NumberedList/NumberedList';
export { curveOf as wordGlyphOf } from './components/WordGlyph/WordGlyph.curve';
export { WordGlyph, type WordGlyphProps } from './components/WordGlyph/WordGlyph';
export { WordGlyphWall, type WordGlyphWallProps } from './components/WordGlyphWall/WordGlyphWall';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden';
export { LoadingMessage, type LoadingMessageProps } from './components/LoadingMessage/LoadingMessage';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner';
export { StartLinks, type StartLink, type StartLinksProps } from './components/StartLinks/StartLinks';
export { Collapsible, type CollapsibleProps } from './components/Collapsible/Collapsible';
export { Dialog, DialogActions, type DialogProps } from './components/Dialog/Dialog';
export { Page, type PageProps } from './components/Page/Page';
export { Shell, type ShellProps, type ShellSection } from './components/Shell/Shell';
export { Stack, type StackProps } from './components/Stack/Stack';
