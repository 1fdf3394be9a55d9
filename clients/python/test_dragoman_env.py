"""What needs neither a server nor a package."""

import inspect
import unittest
from typing import Any, get_type_hints

from dragoman_env import DragomanEnvironment, EnvironmentServerError, GroupReward, Replay, _method, _session_in


class Earned(DragomanEnvironment):
    def __init__(self, reward: float) -> None:
        super().__init__()
        self._reward = reward

    def _verify(self) -> float:
        self.reward_components = {"searched": self._reward}
        return self._reward


def rows(count: int) -> list[dict[str, Any]]:
    return [{"task_set": "ladder-1", "seed": seed, "prompt": []} for seed in range(count)]


class MethodTest(unittest.TestCase):
    def test_has_what_trl_inspects(self) -> None:
        properties = {
            "city": {"type": "string", "description": "The  city."},
            "mode": {"type": "string", "enum": ["a", "b"]},
        }
        method = _method("Look", "Looks\nup.", {"properties": properties, "required": ["city"]})
        self.assertEqual(list(inspect.signature(method).parameters), ["self", "city", "mode"])
        self.assertEqual(get_type_hints(method)["city"], str)
        self.assertIn("Looks up.\n\nArgs:\n    city: The city.\n    mode: The mode.", inspect.getdoc(method) or "")

    def test_refuses_names_that_trl_takes_for_its_own(self) -> None:
        for name in ("reset", "get_reward", "_hidden", "two words"):
            self.assertRaises(ValueError, _method, name, "", {})


class FailureTest(unittest.TestCase):
    def test_ends_the_training_though_trainers_swallow_what_a_tool_throws(self) -> None:
        class Refusing(DragomanEnvironment):
            def _send(self, method: str, path: str, body: Any = None, refusals: tuple[int, ...] = ()) -> dict[str, Any]:
                raise EnvironmentServerError("gone")

        environment = Refusing()
        self.assertRaises(EnvironmentServerError, environment._call, "Look", {})
        self.assertRaisesRegex(EnvironmentServerError, "gone", environment._verify)


class CookieTest(unittest.TestCase):
    def test_knows_its_own_among_others(self) -> None:
        self.assertEqual(_session_in(["other=1; Path=/", "dragoman_session=abc; HttpOnly"]), "abc")
        self.assertIsNone(_session_in(["other=1", ""]))


class ReplayTest(unittest.TestCase):
    def test_serves_a_failed_row_again_at_its_turn_and_no_more_than_so_often(self) -> None:
        replay = Replay(rows(9), every=3, tries=1)
        served = replay.rows()
        first = [next(served)["seed"] for _ in range(2)]
        for _ in range(3):
            replay.failed({"task_set": "ladder-1", "seed": 0})
        self.assertEqual(first + [next(served)["seed"] for _ in range(5)], [0, 1, 0, 2, 3, 4, 5])

    def test_begins_again_when_all_rows_were_served_and_can_be_off(self) -> None:
        replay = Replay(rows(2), every=0)
        replay.failed({"task_set": "ladder-1", "seed": 0})
        served = replay.rows()
        self.assertEqual([next(served)["seed"] for _ in range(5)], [0, 1, 0, 1, 0])


class GroupRewardTest(unittest.TestCase):
    def test_leaves_a_group_without_spread_unscored_and_notes_the_failed_ones(self) -> None:
        replay = Replay(rows(3), every=2)
        environments: list[DragomanEnvironment] = [Earned(reward) for reward in (0, 0.1, 0, 1, 0.5, 0)]
        columns = {"task_set": ["ladder-1"] * 6, "seed": [0, 0, 1, 1, 2, 2]}
        figures: dict[str, float] = {}
        reward = GroupReward(2, replay=replay)
        scored = reward(environments=environments, log_metric=figures.__setitem__, **columns)
        self.assertEqual(scored, [None, None, 0, 1, 0.5, 0])
        self.assertEqual(round(figures["env/groups_with_spread"], 2), 0.67)
        # The second group has an attempt that earned all there is.
        self.assertEqual([row["seed"] for row in replay._failed], [0, 2])


if __name__ == "__main__":
    unittest.main()
