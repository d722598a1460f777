import { AdminNotice, AnswerEditor, PageHeading, QuestionList, VisuallyHidden } from '@line-of-dance/ui';
import type { Question } from '@line-of-dance/server/contract';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Page, type PageProps } from '../Page';
import { AdminAccess } from './admin/AdminAccess';
import { Advice, Columns } from './AskMeAnything.styles';
import { QuestionForm } from './QuestionForm';
import { useAdmin } from './admin/useAdmin';
import { MoreQuestions } from './list/MoreQuestions';
import { addressOf } from './list/questionAddress';
import { sampleQuestions } from './list/questionsInPage';
import { useQuestionAddress } from './list/useQuestionAddress';
import { useQuestionList } from './list/useQuestionList';
import { useSubmissions, type SubmissionError } from './useSubmissions';

const answerErrorText = (error: SubmissionError) =>
  error === 'empty' ? 'Answer cannot be empty.' : 'Failed to submit answer (check your admin password).';

/** The public questions, the form that adds one, and the owner's way to answer. */
const Questions = ({ advice }: { advice: ReactNode }) => {
  const list = useQuestionList();
  const admin = useAdmin();
  const adminNotice = useRef<HTMLDivElement>(null);
  const { loading, questionError, answerError, ask, answer, forgetAnswerError } = useSubmissions(list.load);
  const currentId = useQuestionAddress(list);

  const enter = (password: string) => {
    flushSync(() => admin.enter(password));
    adminNotice.current?.focus();
  };
  const edit = (id: number | undefined) => {
    forgetAnswerError();
    admin.edit(id);
  };
  /** Whether somebody else, or the owner in another tab, has answered since. The editor then shows that answer. */
  const hasChanged = async ({ id, answer: shown }: Question) => {
    const found = await list.find(id);
    const isNew = found !== undefined && found.answer !== shown;
    if (isNew) admin.announce('Another answer has been saved meanwhile. Submit yours again to replace it.');
    return isNew;
  };
  const submitAnswer = async (item: Question, text: string, enteredAgain?: string) => {
    admin.announce(undefined);
    const password = enteredAgain || (admin.password ?? '');
    admin.keepPassword(password);
    const draft = { id: item.id, answer: text, password };
    if (await answer(draft, () => hasChanged(item))) admin.finish(item.id);
  };
  const renderEditor = (item: Question, shown: ReactNode) => (
    <AnswerEditor
      item={item}
      editing={item.id === admin.editingId}
      draft={admin.drafts.get(item.id)}
      error={answerError && answerErrorText(answerError)}
      askPassword={answerError === 'refused'}
      submitting={loading}
      onEdit={() => edit(item.id)}
      onClose={() => edit(undefined)}
      onDraft={(text) => admin.keepDraft(item.id, text)}
      onSubmit={(text, enteredAgain) => void submitAnswer(item, text, enteredAgain)}
    >
      {shown}
    </AnswerEditor>
  );

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
          error={list.hasFailed ? 'Failed to load questions.' : undefined}
          onRetry={list.retry}
          onMore={list.more}
          busy={list.busy}
          addressOf={({ id }) => addressOf(id)}
          currentId={currentId}
          renderAnswer={admin.password === undefined ? undefined : renderEditor}
        >
          <VisuallyHidden role="status">{admin.announcement}</VisuallyHidden>
          {admin.password !== undefined && (
            <AdminNotice ref={adminNotice} tabIndex={-1} onLeave={admin.leave} />
          )}
        </QuestionList>
        {/* Without scripts older questions are on pages of their own. */}
        <noscript>
          <MoreQuestions {...sampleQuestions} />
        </noscript>
        {admin.password === undefined && <AdminAccess onEnter={enter} />}
      </div>
    </Columns>
  );
};

const AskMeAnything = ({ frontmatter, meta, children }: PageProps) => (
  <Page meta={meta}>
    <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
    <Questions advice={<Advice>{children}</Advice>} />
  </Page>
);

export default AskMeAnything;
