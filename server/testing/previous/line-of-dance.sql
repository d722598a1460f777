--
-- PostgreSQL database dump
--



SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: raise_revision(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.raise_revision() RETURNS trigger
    LANGUAGE plpgsql
    AS $$BEGIN UPDATE revision SET value = value + 1; RETURN NULL; END$$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: limit_secret; Type: TABLE; Schema: public; Owner: -
--

CREATE UNLOGGED TABLE public.limit_secret (
    day date NOT NULL,
    secret text NOT NULL
);


--
-- Name: limit_strike; Type: TABLE; Schema: public; Owner: -
--

CREATE UNLOGGED TABLE public.limit_strike (
    key text NOT NULL,
    failures integer NOT NULL,
    blocked_until timestamp with time zone,
    trusted boolean NOT NULL,
    changed_at timestamp with time zone NOT NULL
);


--
-- Name: limit_window; Type: TABLE; Schema: public; Owner: -
--

CREATE UNLOGGED TABLE public.limit_window (
    key text NOT NULL,
    used integer NOT NULL,
    ends_at timestamp with time zone NOT NULL
);


--
-- Name: message; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.message (
    id integer NOT NULL,
    message text NOT NULL,
    name text,
    email text,
    created_at character varying(24) NOT NULL,
    suspected_spam boolean DEFAULT false NOT NULL,
    fingerprint character varying(64)
);


--
-- Name: message_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.message_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: message_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.message_id_seq OWNED BY public.message.id;


--
-- Name: migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.migrations (
    id integer NOT NULL,
    "timestamp" bigint NOT NULL,
    name character varying NOT NULL
);


--
-- Name: migrations_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.migrations_id_seq OWNED BY public.migrations.id;


--
-- Name: question; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.question (
    id integer NOT NULL,
    question text NOT NULL,
    name text,
    answer text,
    created_at character varying(24) NOT NULL,
    visibility character varying(10) DEFAULT 'public'::character varying NOT NULL,
    fingerprint character varying(64)
);


--
-- Name: question_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.question_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: question_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.question_id_seq OWNED BY public.question.id;


--
-- Name: revision; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.revision (
    value bigint NOT NULL
);


--
-- Name: message id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.message ALTER COLUMN id SET DEFAULT nextval('public.message_id_seq'::regclass);


--
-- Name: migrations id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migrations ALTER COLUMN id SET DEFAULT nextval('public.migrations_id_seq'::regclass);


--
-- Name: question id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.question ALTER COLUMN id SET DEFAULT nextval('public.question_id_seq'::regclass);


--
-- Data for Name: message; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.message VALUES (1, 'Let us talk.
Soon? 🙂', 'Ada', 'ada@example.org', '2026-11-22T10:22:19.319Z', false, 'cuZH09EZHYV-g-hcK2u5YZvE31O0xj2M1f_-_mdY61A');
INSERT INTO public.message VALUES (2, 'Привет — без имени', NULL, NULL, '2026-11-22T10:22:19.323Z', false, 'd0AM04JoJWjClmq6-ne2FAjdzoSphxPdBfcY5RBry3s');
INSERT INTO public.message VALUES (3, 'Win now', 'A program', NULL, '2026-11-22T10:22:19.332Z', true, 'nAlLtcKJnyRPgryKaAMEC7w53HAI0Sf0fsihcX-fW5E');


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.migrations VALUES (1, 1763700000000, 'CreateQuestionsAndMessages1763700000000');
INSERT INTO public.migrations VALUES (2, 1763800000000, 'AddSpamRevisionAndLimits1763800000000');


--
-- Data for Name: question; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.question VALUES (3, 'هل الرقص صعب؟ ‮abc‬', NULL, NULL, '2026-11-22T10:22:19.192Z', 'public', '7PkxEwtOq6rbFXKIHHfZyqe6h33n8EpnSB60FfTkaJM');
INSERT INTO public.question VALUES (4, 'It''s ''quoted'', "twice"; -- and <b>marked</b> & {{braced}} \ back', 'O’Brien', NULL, '2026-11-22T10:22:19.200Z', 'public', 'sAJfO6tdzL80Kla0FE-XG1HJ2oy5_2zExgx_1JPocSQ');
INSERT INTO public.question VALUES (5, 'ó́́́́́́́́́́́́́́́́́́́́́́́́́́́́́́́́́́́́́́́ 👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', NULL, NULL, '2026-11-22T10:22:19.211Z', 'public', '5hF3cUw90ILhb1cgiEwQDa_t722ag0Fx5kEh8KvCyi4');
INSERT INTO public.question VALUES (6, 'Buy now?', 'A program', NULL, '2026-11-22T10:22:19.219Z', 'spam', '_IOkp7Rl-Xk3brYGVSdjkY_eWlHe3ctfeGbNYKmTFDg');
INSERT INTO public.question VALUES (1, 'May I lead?', 'Ada', 'Please do.

And again: 👏', '2026-11-22T10:22:19.164Z', 'public', 'ysySW5Dg9jhC5Ta_I7g73hKEVZH_-rHiSouUGGVmECg');
INSERT INTO public.question VALUES (2, '¿Y si me equivoco? 💃🕺
	Zweite Zeile – mit Tabulator.', 'Zoë Ångström', 'No importa. Línea dos:
— y la tercera…', '2026-11-22T10:22:19.184Z', 'public', 'syvMt589ILFwSTv0KUGD6l5Ghs97ZxPMkK0mFWp3o70');
INSERT INTO public.question VALUES (7, '踊りたい。どうすれば？', '花子', '始めましょう。', '2026-11-22T10:22:19.232Z', 'public', 'bvF2e6J-GlLDLkGoW9b78XK3o5v7mlYYwuGglpWPfJA');


--
-- Data for Name: revision; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.revision VALUES (12);


--
-- Name: message_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.message_id_seq', 3, true);


--
-- Name: migrations_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.migrations_id_seq', 2, true);


--
-- Name: question_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.question_id_seq', 7, true);


--
-- Name: question PK_21e5786aa0ea704ae185a79b2d5; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.question
    ADD CONSTRAINT "PK_21e5786aa0ea704ae185a79b2d5" PRIMARY KEY (id);


--
-- Name: migrations PK_8c82d7f526340ab734260ea46be; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT "PK_8c82d7f526340ab734260ea46be" PRIMARY KEY (id);


--
-- Name: message PK_ba01f0a3e0123651915008bc578; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.message
    ADD CONSTRAINT "PK_ba01f0a3e0123651915008bc578" PRIMARY KEY (id);


--
-- Name: limit_secret limit_secret_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.limit_secret
    ADD CONSTRAINT limit_secret_pkey PRIMARY KEY (day);


--
-- Name: limit_strike limit_strike_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.limit_strike
    ADD CONSTRAINT limit_strike_pkey PRIMARY KEY (key);


--
-- Name: limit_window limit_window_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.limit_window
    ADD CONSTRAINT limit_window_pkey PRIMARY KEY (key);


--
-- Name: message_fingerprint; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX message_fingerprint ON public.message USING btree (fingerprint);


--
-- Name: question_fingerprint; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX question_fingerprint ON public.question USING btree (fingerprint);


--
-- Name: question_listed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX question_listed ON public.question USING btree (visibility, id);


--
-- Name: question question_changed; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER question_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.question FOR EACH STATEMENT EXECUTE FUNCTION public.raise_revision();


--
-- PostgreSQL database dump complete
--


