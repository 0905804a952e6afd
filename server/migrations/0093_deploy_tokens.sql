-- Tokens with which pipelines release an app. A server of the release before knows nothing of them.
CREATE TABLE deploy_tokens (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  app        text NOT NULL,
  -- Stands in the log of releases with whatever is done with the token, so it is given once only.
  name       text NOT NULL UNIQUE,
  -- SHA-256 of the secret; the private key is not stored at all.
  token_hash bytea NOT NULL UNIQUE,
  -- Ed25519, SPKI as base64: what is sent with the token has to be signed by its private key.
  public_key text NOT NULL,
  -- Whether the key is that of another token, whose releases this one takes over.
  is_for_promotion boolean NOT NULL,
  made_by    text NOT NULL,
  made_at    timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_by text,
  used_at    timestamptz,
  used_from  text,
  CHECK ((revoked_at IS NULL) = (revoked_by IS NULL))
);
