"""A worker that dies, hangs and is killed."""

from __future__ import annotations

import json
import os
import signal

from conftest import small_picture
from tincture import Options, Question, Worker, WorkerFailure


def ask(options, questions):
    with Worker(options) as worker:
        for question in questions:
            yield from worker.ask(question)
        yield from worker.rest()


def test_every_question_has_its_answer_whatever_ends_the_worker(faulty, tmp_path):
    good = tmp_path / "good.png"
    good.write_bytes(small_picture(1))
    for name in ("dies", "quits", "hangs", "once"):
        (tmp_path / f"{name}.png").write_bytes(small_picture(2))
    names = ["good"] * 30 + ["dies", "quits", "hangs", "dies", "once"] + ["good"] * 5 + ["dies"] + ["good"] * 40 + ["hangs", "quits"]
    questions = [Question(f"{number}", str(tmp_path / f"{name}.png")) for number, name in enumerate(names)]
    # Contents among them, no two alike, one too long to be kept.
    for number in range(40):
        questions.insert(40 + number, Question(f"content {number}", small_picture(number) + bytes(9 << 20 if number == 20 else 0)))
    answers = list(ask(Options(timeout=1, program=faulty), questions))
    assert [question for question, _ in answers] == questions
    reasons = {
        "dies": "ended the worker (signal SIGKILL)", "quits": "ended the worker (exit status 3)", "hangs": "took longer than 1 s (timeout)",
    }  # fmt: skip
    for question, answer in answers:
        name = "content" if isinstance(question.picture, bytes) else question.picture.rpartition("/")[2].partition(".")[0]
        if name in reasons:
            assert answer == WorkerFailure(reasons[name])
        else:
            record = json.loads(answer)
            assert record["id"] == question.location and "error" not in record and "path" not in record
            size = len(question.picture) if isinstance(question.picture, bytes) else os.path.getsize(question.picture)
            assert record["byteCount"] == size


def test_a_killed_worker_loses_nothing():
    questions = [Question(str(number), small_picture(number)) for number in range(200)]
    with Worker() as worker:
        answers = []
        for number, question in enumerate(questions):
            if number in (50, 120):
                os.kill(worker._process.pid, signal.SIGKILL)
            answers += worker.ask(question)
        answers += worker.rest()
    assert [question for question, _ in answers] == questions
    assert not any(isinstance(answer, WorkerFailure) for _, answer in answers)
