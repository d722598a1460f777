import {
  AdminNotice,
  AnswerEditor,
  ErrorLine,
  PageHeading,
  QuestionList,
  VisuallyHidden,
} from '@line-of-dance/ui';
import type { Question } from '@line-of-dance/server/contract';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Frontmatter } from '../../data/frontmatter';
import { createCall } from '../../forms/calls';
import { showInMiddle } from '../../forms/showInMiddle';
import { Page, type PageProps } from '../Page';
import { AdminAccess } from './admin/AdminAccess';
import { Advice, Columns } from './AskMeAnything.styles';
import { QuestionForm } from './QuestionForm';
import { useAdmin } from './admin/useAdmin';
import { MoreQuestions } from './list/MoreQuestions';
import { questionAddress } from './list/knownQuestions';
import { sampleQuestions } from './list/questionsInPage';
import { useQuestionAddress } from './list/useQuestionAddress';
import { useQuestionList } from './list/useQuestionList';

const useSending = createCall();

/** Question form, list of questions, and the owner's editor for answers. */
const Questions = ({ note, advice }: { note: string; advice: ReactNode }) => {
  const list = useQuestionList();
  // There is one call at a time: while it runs, all submit buttons are disabled.
  const [sending, send] = useSending();
  const admin = useAdmin(list, send);
  const isOwner = admin.password !== undefined;
  const adminNotice = useRef<HTMLDivElement>(null);
  const { currentId, isAbsent } = useQuestionAddress(list);

  const enter = (password: string) => {
    flushSync(() => admin.enter(password));
    adminNotice.current?.focus();
  };
  const renderEditor = (item: Question, shown: ReactNode) => (
    <AnswerEditor
      item={item}
      editing={item.id === admin.editingId}
      draft={admin.drafts.get(item.id)}
      error={
        admin.error === 'empty'
          ? 'Answer cannot be empty.'
          : admin.error && 'Failed to submit answer (check your admin password).'
      }
      askPassword={admin.error === 'refused'}
      submitting={sending}
      onEdit={() => admin.edit(item.id)}
      onClose={() => admin.edit(undefined)}
      onDraft={(text) => admin.keepDraft(item.id, text)}
      onSubmit={(text, enteredAgain) => void admin.submit(item, text, enteredAgain)}
    >
      {shown}
    </AnswerEditor>
  );

  return (
    <Columns>
      <div>
        {/* The key removes the message about a sent question when admin mode starts or ends. The draft stays. */}
        <QuestionForm
          key={`${isOwner}`}
          note={note}
          sending={sending}
          send={send}
          onSent={list.show}
          listed={list.questions}
        />
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
          addressOf={({ id }) => questionAddress(id)}
          currentId={currentId}
          askedId={list.askedId}
          renderAnswer={isOwner ? renderEditor : undefined}
        >
          {isAbsent && <ErrorLine ref={showInMiddle}>That question isn’t here. It may be deleted.</ErrorLine>}
          <VisuallyHidden role="status">{admin.announcement}</VisuallyHidden>
          {isOwner && (
            <AdminNotice
              ref={adminNotice}
              tabIndex={-1}
              label="Admin mode is on. The password is checked with each answer."
              onLeave={admin.leave}
            />
          )}
        </QuestionList>
        {/* Without scripts, links lead to pages with older questions. */}
        <noscript>
          <MoreQuestions {...sampleQuestions} />
        </noscript>
        {!isOwner && <AdminAccess onEnter={enter} />}
      </div>
    </Columns>
  );
};

const AskMeAnything = ({ frontmatter, meta, children }: PageProps<Frontmatter<'questions'>>) => (
  <Page meta={meta}>
    <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
    <Questions note={frontmatter.note} advice={<Advice data-unprinted="">{children}</Advice>} />
  </Page>
);

export default AskMeAnything;
