-- Apps that one browser takes from a developer's machine. Each ends with the session that made it, however
-- that ends. A server of the release before knows nothing of them.
CREATE TABLE overrides (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id integer NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  app        text NOT NULL,
  origin     text NOT NULL,
  -- SHA-256 of what the browser's cookie has.
  token_hash bytea NOT NULL UNIQUE,
  begun_at   timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  UNIQUE (session_id, app)
);
