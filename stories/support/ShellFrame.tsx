import { ApolloProvider } from '@apollo/client';
import { useState, type ReactNode } from 'react';
import { fakeClient, type Answers } from './fakeClient';
import { shellAnswers } from './shellAnswers';

/** Stories of the shell and its pages: the calls they make are answered without a server. */
export const ShellFrame = ({ children, answers = {} }: { children: ReactNode; answers?: Answers }) => {
  const [client] = useState(() => fakeClient({ ...shellAnswers, ...answers }));
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
};
