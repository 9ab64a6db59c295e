-- Partitions the large tables: those of a thread by the hash of their lead_id (or of their round_id, where they have no
-- lead_id), the outbox by time. A primary key must contain the partition key, so no foreign key can refer to an id alone:
-- those foreign keys are dropped.
do $$
declare
  one record;
  owned text;
begin
  for one in select * from (values
    ('judgements', 'hash (round_id)', 'id, round_id'),
    ('questions', 'hash (round_id)', 'id, round_id'),
    ('messages', 'hash (lead_id)', 'id, lead_id'),
    ('rounds', 'hash (lead_id)', 'id, lead_id'),
    ('outbox', 'range (created_at)', 'xid, id, created_at')
  ) as partitioned (name, method, keys) loop
    execute format('alter table %I rename to whole', one.name);
    for owned in
      select format('alter sequence %s owned by none', d.objid::regclass) from pg_depend d
      where d.refobjid = 'whole'::regclass and d.classid = 'pg_class'::regclass and d.deptype = 'a'
        and (select relkind from pg_class where oid = d.objid) = 'S'
    loop execute owned; end loop;
    execute format('create table %I (like whole including defaults) partition by %s', one.name, one.method);
    execute 'drop table whole cascade';
    execute format('alter table %I add primary key (%s)', one.name, one.keys);
    if one.method like 'hash%' then
      for part in 0..15 loop
        execute format('create table %I partition of %I for values with (modulus 16, remainder %s)',
          one.name || '_' || part, one.name, part);
      end loop;
    end if;
  end loop;
end $$;

create table outbox_earlier partition of outbox for values from (minvalue) to (date_trunc('day', now()));
create table outbox_today partition of outbox
  for values from (date_trunc('day', now())) to (date_trunc('day', now()) + interval '1 day');
create table outbox_later partition of outbox default;

create unique index judgements_round_position on judgements (round_id, position);
create unique index questions_round_position on questions (round_id, position);
create unique index rounds_lead_number on rounds (lead_id, number);
create unique index messages_lead_seq on messages (lead_id, seq);
create unique index messages_round_ai on messages (lead_id, round_id, side) where author = 'ai';
create index outbox_xid on outbox (xid);
alter table messages add foreign key (lead_id) references leads (id) on delete cascade;
alter table rounds add foreign key (lead_id) references leads (id) on delete cascade;
