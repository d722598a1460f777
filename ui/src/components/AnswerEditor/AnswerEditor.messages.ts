/** All texts of `AnswerEditor`. */
export interface AnswerEditorMessages {
  add: string;
  edit: string;
  draftKept: string;
  label: string;
  password: string;
  submit: string;
  cancel: string;
  /** Shown above a newer version of the answer, which was saved in another window while the owner was writing. */
  changed: string;
}

export const defaultMessages: AnswerEditorMessages = {
  add: 'Add answer',
  edit: 'Edit answer',
  draftKept: 'Your draft is kept.',
  label: 'Your answer',
  password: 'Password',
  submit: 'Submit answer',
  cancel: 'Cancel',
  changed: 'Meanwhile this answer has been saved. Yours will replace it.',
};
