import { Button, ErrorLine, Icon, PageHeading, QuestionList } from '@line-of-dance/ui';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Content } from '../../content/content';
import { Page } from '../../shell/Page';
import { PageMeta } from '../../shell/PageMeta';
import { AdminLine, Advice, Columns } from './AskMeAnything.parts';
import { QuestionForm } from './QuestionForm';
import { useQuestions } from './useQuestions';

const AdminLogin = lazy(async () => ({ default: (await import('./AdminLogin')).AdminLogin }));

/** The public questions, the form that adds one, and the owner's way to answer. */
const Questions = ({ advice }: { advice: ReactNode }) => {
  const { questions, loading, listError, questionError, answerError, ask, answer, forgetAnswerError } =
    useQuestions();
  const [password, setPassword] = useState<string>();
  const [loginOpen, setLoginOpen] = useState(false);
  const [editingId, setEditingId] = useState<number>();
  const loginLink = useRef<HTMLButtonElement>(null);

  const arrived = questions !== undefined;
  useEffect(() => {
    if (arrived && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [arrived]);

  const edit = (id: number | undefined) => {
    forgetAnswerError();
    setEditingId(id);
  };
  const submitAnswer = async (id: number, text: string) => {
    if (await answer(id, text, password ?? '')) setEditingId(undefined);
  };

  return (
    <Columns>
      <div>
        <QuestionForm loading={loading} error={questionError} onAsk={ask} />
        {advice}
      </div>
      <div>
        {listError && <ErrorLine>{listError}</ErrorLine>}
        <QuestionList
          questions={questions ?? []}
          loading={questions === undefined}
          admin={password !== undefined}
          editingId={editingId}
          answerError={answerError}
          submitting={loading}
          onEdit={edit}
          onCancelEdit={() => edit(undefined)}
          onAnswer={submitAnswer}
        />
        <AdminLine>
          {password === undefined ? (
            <Button kind="link" ref={loginLink} onClick={() => setLoginOpen(true)}>
              <Icon name="lock" size="small" />
              Admin login
            </Button>
          ) : (
            <>
              <span role="status">Admin mode is on.</span>
              <Button kind="link" onClick={() => (setPassword(undefined), edit(undefined))}>
                Leave admin mode
              </Button>
            </>
          )}
        </AdminLine>
        <Suspense>
          {loginOpen && (
            <AdminLogin
              onLogin={(entered) => (setPassword(entered), setLoginOpen(false))}
              onCancel={() => (setLoginOpen(false), loginLink.current?.focus())}
            />
          )}
        </Suspense>
      </div>
    </Columns>
  );
};

export const createPage =
  ({ Body, frontmatter }: Content, path: string) =>
  () => (
    <Page>
      <PageMeta {...frontmatter} path={path} />
      <PageHeading title={frontmatter.title} lead={frontmatter.lead} />
      <Questions advice={<Body as={Advice} />} />
    </Page>
  );
