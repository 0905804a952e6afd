import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'shared-ui/router';
import '../theme/theme.css';
import { Catalogue } from './Catalogue.tsx';
import type { Stories } from './Story.ts';

const files = import.meta.webpackContext('../components', { regExp: /\.stories\.tsx$/ });
const components = Object.fromEntries(
  files.keys().map((file) => {
    const name = file.replace(/^.*\//, '').replace('.stories.tsx', '');
    return [name, (files(file) as { stories: Stories }).stories];
  }),
);

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <BrowserRouter>
    <Catalogue components={components} />
  </BrowserRouter>,
);
