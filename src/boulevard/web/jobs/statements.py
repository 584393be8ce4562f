"""What PostgreSQL is told about jobs (event_log/schema.py has the table).

A worker holds a lock of its session, `(form, its number)`. PostgreSQL lets go of it when the session ends, however it
ends: then what the worker had taken is free again, for whoever looks.
"""

from __future__ import annotations

JOBS, ANSWERS = "boulevard_jobs", "boulevard_answers"
"""The channels on which it is told that there are jobs of a form, and that there is something to see about a job."""

SIGN_IN = "SELECT pg_try_advisory_lock(%(mark)s, %(worker)s)"

_ALIVE = """
    SELECT objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 2 AND granted AND classid = %(mark)s
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""

COUNT_WORKERS = f"SELECT count(*) FROM ({_ALIVE}) AS alive"

PUT = """
    INSERT INTO jobs (key, form, kind, question, visitor, person, table_id, has_time, asked, wanted, attempts, done)
    VALUES (%(key)s, %(form)s, %(kind)s, %(question)s, %(visitor)s, %(person)s, %(table)s, %(has_time)s,
        clock_timestamp(), now(), 0, false)
    ON CONFLICT (key) DO UPDATE SET
        wanted = now(),
        done = jobs.answer IS NOT NULL,
        attempts = CASE WHEN jobs.done THEN 0 ELSE jobs.attempts END,
        worker = CASE WHEN jobs.done THEN NULL ELSE jobs.worker END
    RETURNING key, done, answer
"""
"""Put a job there, or want the one that is there; one that has failed is tried again."""

LOOK = """
    WITH these AS (SELECT key FROM jobs WHERE key = ANY(%(keys)s) ORDER BY key FOR UPDATE)
    UPDATE jobs SET wanted = now() FROM these WHERE jobs.key = these.key
    RETURNING jobs.key, done, answer
"""
"""See what has become of jobs, and want them still. All lock them in the same order, so that nobody waits in a ring."""

WITHDRAW = f"""
    WITH these AS (
        SELECT key FROM jobs WHERE key = ANY(%(keys)s) AND worker IS NULL AND NOT done ORDER BY key FOR UPDATE
    ), gone AS (DELETE FROM jobs USING these WHERE jobs.key = these.key RETURNING jobs.key)
    SELECT pg_notify('{ANSWERS}', key) FROM gone
"""
"""Drop jobs that nobody has taken yet. Another server that wants one of them is told, and puts it there again."""

CALL = f"SELECT pg_notify('{JOBS}', %(form)s)"

_IS_FREE = f"NOT done AND (worker IS NULL OR worker NOT IN ({_ALIVE}))"

TAKE = f"""
    WITH free AS MATERIALIZED (
        SELECT key, visitor, has_time, asked FROM jobs
        WHERE form = %(form)s AND {_IS_FREE} AND attempts < %(attempts)s
            AND wanted > now() - %(forgotten)s * interval '1 second'
            AND (%(patient)s OR NOT has_time)
    ), visitors AS (
        SELECT visitor, (SELECT max(taken) FROM jobs WHERE visitor = free.visitor) AS visited
        FROM free WHERE has_time = (SELECT bool_and(has_time) FROM free)
        GROUP BY visitor ORDER BY visited NULLS FIRST, min(asked) LIMIT 64
    )
    UPDATE jobs SET worker = %(worker)s, taken = clock_timestamp(), attempts = attempts + 1
    WHERE key = (
        SELECT key FROM visitors JOIN free USING (visitor) JOIN jobs AS it USING (key)
        WHERE {_IS_FREE}
        ORDER BY it.has_time, visited NULLS FIRST,
            (SELECT max(taken) FROM jobs WHERE visitor = it.visitor AND person = it.person) NULLS FIRST,
            (SELECT max(taken) FROM jobs
                WHERE visitor = it.visitor AND person = it.person AND table_id = it.table_id) NULLS FIRST,
            it.asked
        LIMIT 1 FOR UPDATE OF it SKIP LOCKED
    )
    RETURNING key, kind, question
"""
"""Take the next job: of the visitor who was served the longest ago, and so among their people and tables.

Those who have time come when nobody else waits. Only the next few visitors are looked at more closely: the first, and
others if somebody takes that one's only job at the same moment.
"""

FINISH = f"""
    WITH told AS (
        UPDATE jobs SET done = true, answer = %(answer)s
        WHERE key = %(key)s AND worker = %(worker)s AND NOT done RETURNING key
    )
    SELECT pg_notify('{ANSWERS}', key) FROM told
"""
"""Answer a job, or say by no answer that it failed."""

GIVE_BACK = f"""
    WITH free AS (
        UPDATE jobs SET worker = NULL, attempts = attempts - 1
        WHERE worker = %(worker)s AND form = %(form)s AND NOT done RETURNING form
    )
    SELECT pg_notify('{JOBS}', form) FROM free
"""

GIVE_UP = f"""
    WITH failed AS (
        UPDATE jobs SET done = true
        WHERE form = %(form)s AND NOT done AND attempts >= %(attempts)s AND worker NOT IN ({_ALIVE}) RETURNING key
    )
    SELECT pg_notify('{ANSWERS}', key) FROM failed
"""
"""Let jobs fail whose workers have died again and again."""

SWEEP = """
    DELETE FROM jobs WHERE key IN (
        SELECT key FROM jobs WHERE wanted < now() - %(kept)s * interval '1 second' FOR UPDATE SKIP LOCKED
    )
"""
"""Drop what nobody has wanted for a while, answered or not."""
