-- When a contract is served: at what time, how often, from and to which day, not in a pause or on holidays.
-- What is there repeats every week, as before.
ALTER TABLE contracts
  ADD COLUMN start_time    time,
  ADD COLUMN repeat        text NOT NULL DEFAULT 'weekly',
  ADD COLUMN month_week    text NOT NULL DEFAULT 'first',
  ADD COLUMN first_day     date,
  ADD COLUMN last_day      date,
  ADD COLUMN paused_from   date,
  ADD COLUMN paused_until  date,
  ADD COLUMN skip_holidays boolean NOT NULL DEFAULT false;

ALTER TABLE services
  -- When the contract wanted it: a service that is at another time was moved by somebody.
  ADD COLUMN planned_ts timestamp,
  -- Cancelled by a change of its contract, so that another change may plan it again.
  ADD COLUMN cancelled_with_contract boolean NOT NULL DEFAULT false;

UPDATE services SET planned_ts = contract_day + time '09:00' WHERE contract_day IS NOT NULL;

-- A row that was deleted before these columns came is put back without them.
CREATE FUNCTION contracts_put_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.repeat := coalesce(NEW.repeat, 'weekly');
  NEW.month_week := coalesce(NEW.month_week, 'first');
  NEW.skip_holidays := coalesce(NEW.skip_holidays, false);
  RETURN NEW;
END $$;
CREATE TRIGGER contracts_put_back BEFORE INSERT ON contracts
  FOR EACH ROW EXECUTE FUNCTION contracts_put_back();

-- Whoever gives a service another status decides about it from then on.
CREATE FUNCTION services_of_contracts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.cancelled_with_contract :=
    coalesce(NEW.cancelled_with_contract, false) AND NEW.service_status = 'Cancelled';
  RETURN NEW;
END $$;
CREATE TRIGGER services_of_contracts
  BEFORE INSERT OR UPDATE OF service_status, cancelled_with_contract ON services
  FOR EACH ROW EXECUTE FUNCTION services_of_contracts();
