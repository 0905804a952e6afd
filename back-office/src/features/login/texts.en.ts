/** "1:05 minutes", "12 seconds". */
function timeLeft(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes > 0) return `${minutes}:${String(rest).padStart(2, '0')} minutes`;
  return `${rest} ${seconds === 1 ? 'second' : 'seconds'}`;
}

/** Texts of logging in. */
export const texts = {
  pageTitle: (company: string) => `Login – ${company}`,
  homePage: (company: string) => `${company}, home page`,
  title: 'Login',

  username: 'Username',
  password: 'Password',
  code: 'Code',
  codeHint: 'The six digits that your authenticator app shows now, or one of your recovery codes.',
  logIn: 'Login',
  failed: 'An error occurred during login. Please try again.',
  wait: (seconds: number) => `You can try again in ${timeLeft(seconds)}.`,

  again: {
    title: 'Please log in again',
    text: 'Your session has ended. What you typed is still here behind this window.',
    leave: 'Leave without saving',
  },
};
