// A boundary of its own: libraries are agreed on between shell and remotes before any is loaded.
void import(/* webpackChunkName: "shell" */ './main.tsx');
