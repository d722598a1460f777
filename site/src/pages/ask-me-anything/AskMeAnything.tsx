import { PageHeading, QuestionList } from '@line-of-dance/ui';
import type { ReactNode } from 'react';
import type { Content } from '../../article/content';
import { Page } from '../../elements/Page';
import { PageHead } from '../../elements/PageHead';
import { metaOfText, type PageMeta } from '../../elements/pageMeta';
import { AdminAccess } from './admin/AdminAccess';
import { Advice, Columns } from './AskMeAnything.styles';
import { QuestionForm } from './QuestionForm';
import { useAdmin } from './admin/useAdmin';
import { addressOf, useQuestionAddress } from './list/useQuestionAddress';
import { useQuestionList } from './list/useQuestionList';
import { WaysOn } from './list/WaysOn';
import { messages, useSubmissions } from './useSubmissions';

/** The public questions, the form that adds one, and the owner's way to answer. */
const Questions = ({ advice }: { advice: ReactNode }) => {
  const list = useQuestionList();
  const admin = useAdmin();
  const { loading, questionError, answerError, ask, answer, forgetAnswerError } = useSubmissions(list.load);
  const currentId = useQuestionAddress(list);

  const edit = (id: number | undefined) => {
    forgetAnswerError();
    admin.edit(id);
  };
  const submitAnswer = async (id: number, text: string, enteredAgain?: string) => {
    admin.announce(undefined);
    const password = enteredAgain || (admin.password ?? '');
    if (await answer({ id, answer: text, password })) admin.finish(id, password);
  };

  return (
    <Columns>
      <div>
        <QuestionForm loading={loading} error={questionError} onAsk={ask} />
        {advice}
      </div>
      <div>
        <QuestionList
          questions={list.questions}
          total={list.total}
          loading={!list.isLoaded}
          error={list.error}
          onRetry={list.retry}
          retrying={list.isRetrying}
          onMore={list.more}
          loadingMore={list.isLoadingMore}
          announcement={admin.announcement}
          addressOf={addressOf}
          currentId={currentId}
          admin={admin.password !== undefined}
          onLeaveAdmin={admin.leave}
          editingId={admin.editingId}
          drafts={admin.drafts}
          onDraft={admin.keepDraft}
          answerError={answerError}
          askPassword={answerError === messages.answerFailed}
          submitting={loading}
          onEdit={edit}
          onCancelEdit={() => edit(undefined)}
          onAnswer={(id, text, enteredAgain) => void submitAnswer(id, text, enteredAgain)}
        />
        <WaysOn />
        <AdminAccess admin={admin} />
      </div>
    </Columns>
  );
};

export const meta = (content: Content<'page'>, path: string): PageMeta => ({
  ...metaOfText(content, path),
  feed: `${path}/rss.xml`,
});

export const createPage =
  ({ Body, frontmatter }: Content<'page'>, ownMeta: PageMeta) =>
  () => (
    <Page>
      <PageHead {...ownMeta} />
      <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
      <Questions advice={<Body as={Advice} />} />
    </Page>
  );
