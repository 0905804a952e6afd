-- What happened to the visitors of a rollout that goes on by itself, one row a visitor and step. Deleted
-- when the step ends. A visitor is known by a keyed hash of the cookie that says who is given the release.
CREATE TABLE rollout_visitors (
  app      text NOT NULL,
  -- When the step began (milliseconds); with the app, this names it.
  step     bigint NOT NULL,
  visitor  bytea NOT NULL,
  -- Whether the visitor is given the new release, or the live one.
  is_new   boolean NOT NULL,
  has_error       boolean NOT NULL DEFAULT false,
  has_failed_call boolean NOT NULL DEFAULT false,
  -- Largest Contentful Paint of the first page, in milliseconds.
  paint_ms integer,
  painted_at timestamptz,
  PRIMARY KEY (app, step, visitor)
);

CREATE INDEX rollout_visitors_paint ON rollout_visitors (app, step, painted_at)
  WHERE paint_ms IS NOT NULL;
