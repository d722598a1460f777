import { ButtonLink, EmbedFrame, PageHeading, Prose } from '@line-of-dance/ui';
import { calendar } from '../../data/embeds';
import { owner } from '../../data/owner';
import { Page, type PageProps } from '../Page';
import { FrameArea } from '../projects/Project.styles';
import { Booking } from './Booking';
import { useAsked } from './useMeetingRequest';

const SchedulingWidget = ({ src }: { src: string }) => (
  <>
    <EmbedFrame title="Booking calendar, 30-minute meeting" src={src} height={600} />
    <p>
      The calendar belongs to a scheduling service. It’s loaded from there, and what you type into it is
      stored there.
    </p>
    <ButtonLink kind="quiet" href={owner.scheduling.url} external>
      Open the calendar
    </ButtonLink>
  </>
);

/** Page for booking a meeting: the owner's scheduling widget, or else this site's own calendar. */
const BookCalendar = ({ frontmatter, meta, children }: PageProps) => {
  const [asked] = useAsked();
  return (
    <Page meta={meta}>
      {/* Once a request is sent, the visitor does not need the instructions any more. */}
      <PageHeading title={frontmatter.title} lead={!asked && frontmatter.lead} />
      <FrameArea>{calendar ? <SchedulingWidget src={calendar} /> : <Booking />}</FrameArea>
      {!asked && <Prose>{children}</Prose>}
    </Page>
  );
};

export default BookCalendar;
